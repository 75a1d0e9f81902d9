"""Mail, by the server that the operator has named."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ..problems import Invalid
from .delivery import Failed, Gone

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
SECONDS = 20.0
NO_SUCH_ADDRESS = (550, 551, 553)


def check_mail_address(address: str) -> str:
    """An address as it is used; Invalid where it can be none."""
    if len(address) > 250 or not ADDRESS.fullmatch(address):
        raise Invalid("address: must be an address of mail, as ann@example.org")
    return address


class Postman:
    """Sends mail. A connection for each: there are few of them, and they are not urgent."""

    def __init__(self, server: str, sender: str) -> None:
        self._parts = urlsplit(server)
        self._sender = sender

    async def send(self, to: str, subject: str, text: str, off: str | None) -> None:
        """`off`: where one POST ends such mail (RFC 8058); Gone where there is no such address."""
        message = self._letter(to, subject, text, off)
        parts = self._parts
        try:
            await aiosmtplib.send(
                message,
                hostname=parts.hostname,
                port=parts.port or (465 if parts.scheme == "smtps" else 587),
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                use_tls=parts.scheme == "smtps",
                start_tls=parts.scheme == "smtp",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(refused.code in NO_SUCH_ADDRESS for refused in error.recipients):
                raise Gone from None
            raise Failed("the address was refused for now") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise Failed(type(error).__name__) from None

    def _letter(self, to: str, subject: str, text: str, off: str | None) -> EmailMessage:
        message = EmailMessage()
        message["From"] = f"Safehouse <{self._sender}>"
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if off is not None:
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message
