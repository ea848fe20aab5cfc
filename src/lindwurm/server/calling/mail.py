"""Mail: by the SMTP server that the operator names, one plain message at a time."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

SECONDS = 20.0
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]"
)
"""What is taken for an address: one, plain, with a host that has a dot. Whether it is one, and
whose, is found out by writing to it."""
LONGEST = 254


class MailFailed(Exception):
    """A message was not taken. `later`: it may go better another time."""

    def __init__(self, message: str, later: bool):
        super().__init__(message)
        self.later = later


def is_address(text: str) -> bool:
    r"""Return whether a text can be a mail address.

    >>> is_address("anna@table.example"), is_address("anna@localhost")
    (True, False)
    >>> is_address("anna@a.example, otto@b.example"), is_address("a@b.example\nBcc: c@d.example")
    (False, False)
    """
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends mail by one server: `smtps://user:password@host`, or `smtp://…`, which begins TLS.

    Without a password, and on this machine, `smtp://` does without TLS as well.
    """

    def __init__(self, url: str, sender: str):
        parts = urlsplit(url)
        self.sender = sender
        self._host, self._port = parts.hostname or "", parts.port
        self._wrapped = parts.scheme == "smtps"
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")

    @property
    def contact(self) -> str:
        """The plain address that mail comes from."""
        return parseaddr(self.sender)[1]

    def message(self, to: str, subject: str, text: str, mark: str = "") -> EmailMessage:
        """Return a message; those with the same mark are the same one."""
        made = EmailMessage()
        made["From"], made["To"], made["Subject"] = self.sender, to, subject
        made["Date"] = formatdate(localtime=False)
        host = self.contact.rpartition("@")[2]
        made["Message-ID"] = f"<{mark}@{host}>" if mark else make_msgid(domain=host)
        made["Auto-Submitted"] = "auto-generated"
        made.set_content(text)
        return made

    async def send(self, message: EmailMessage) -> None:
        """Hand a message to the server. Raises MailFailed."""
        try:
            await asyncio.to_thread(self._send, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise MailFailed("the address was refused", any(c < 500 for c in codes)) from None
        except smtplib.SMTPResponseException as error:
            # Whatever is wrong with us (a password, our address) is not the recipient's fault.
            gone = isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500
            raise MailFailed(f"the mail server said {error.smtp_code}", not gone) from None
        except (OSError, smtplib.SMTPException, ssl.SSLError) as error:
            raise MailFailed(f"no mail server: {type(error).__name__}", True) from None

    def _send(self, message: EmailMessage) -> None:
        secure = ssl.create_default_context()
        if self._wrapped:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port or 465, timeout=SECONDS, context=secure
            )
        else:
            server = smtplib.SMTP(self._host, self._port or 587, timeout=SECONDS)
        with server:
            if not self._wrapped and self._needs_tls():
                server.starttls(context=secure)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)

    def _needs_tls(self) -> bool:
        return bool(self._user) or self._host not in ("localhost", "127.0.0.1", "::1")
