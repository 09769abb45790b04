import type { DownloadExportHandler } from "../../../generated/tools/settings/download_export.ts";
import type { ServiceContext } from "../../context.ts";
import { readExport } from "../../service/exports/exports.ts";

export const download_export: DownloadExportHandler<ServiceContext> = ({ export_id, ...part }, context) =>
  readExport(context, export_id, part);
