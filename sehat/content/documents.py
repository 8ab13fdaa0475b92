"""What editors may add as a document: a PDF, by its name and by its first bytes."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from wagtail.documents.forms import BaseDocumentForm

PDF = b"%PDF-"
NO_PDF = "This is no PDF: its name may say so, its content does not."


class PdfForm(BaseDocumentForm):
    def clean_file(self) -> UploadedFile[bytes] | None:
        """Raises ValidationError for what only calls itself a PDF. The type of a name is Wagtail's check."""
        file: UploadedFile[bytes] | None = self.cleaned_data.get("file")
        if file and "file" in self.changed_data:
            file.seek(0)
            head = file.read(len(PDF))
            file.seek(0)
            if head != PDF:
                raise ValidationError(NO_PDF)
        return file
