import type { AnnotateConnectionHandler } from "../../../generated/tools/network/annotate_connection.ts";
import type { ServiceContext } from "../../context.ts";
import { addAnnotations, saveAnnotation } from "../../service/annotations/annotations.ts";
import { itemsOf, refuseBlank } from "../../text/refuse-blank.ts";

export const annotate_connection: AnnotateConnectionHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ note: input.note, ...itemsOf("tags", input.tags) });
  const connection = await context.network.relations.connection(input.profile_id);
  await saveAnnotation(context, connection.profile.id, { tags: input.tags, note: input.note });
  const [annotated] = await addAnnotations(context, [connection]);
  return annotated ?? { ...connection, tags: [], note: null };
};
