import type { UploadMediaHandler } from "../../../generated/tools/content/upload_media.ts";
import type { ServiceContext } from "../../context.ts";
import { toUploadedFile } from "../../service/media/uploaded-file.ts";

export const upload_media: UploadMediaHandler<ServiceContext> = async (input, { network }) =>
  network.content.upload(toUploadedFile(input));
