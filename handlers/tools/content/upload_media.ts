import type { UploadMediaHandler } from "../../../generated/tools/content/upload_media.ts";
import type { ServiceContext } from "../../context.ts";
import { downloadSource } from "../../service/media/download-source.ts";
import { toUploadedFile } from "../../service/media/uploaded-file.ts";

export const upload_media: UploadMediaHandler<ServiceContext> = async (input, context) => {
  // The constraints of the tool require one of the two.
  const data = input.data_base64 ?? (await downloadSource(context, input.source_url ?? ""));
  return context.network.content.upload(toUploadedFile(input, data));
};
