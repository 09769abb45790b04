/** A picture of one gray pixel (PNG). */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** A document of one empty page (PDF 1.4). */
const emptyPage = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
).toString("base64");

/** The file of an image or document post; it is small because there are many. */
export function mediaRow(
  format: "image" | "document",
  id: string,
  owner_id: string,
  topic: string,
  created_at: number,
) {
  const data_base64 = format === "image" ? pixel : emptyPage;
  return {
    id,
    owner_id,
    filename: format === "image" ? `${topic}-photo.png` : `${topic}-checklist.pdf`,
    content_type: format === "image" ? "image/png" : "application/pdf",
    size: Buffer.byteLength(data_base64, "base64"),
    alt_text: format === "image" ? `Photograph for a post about ${topic.replaceAll("_", " ")}` : null,
    data_base64,
    created_at,
  };
}
