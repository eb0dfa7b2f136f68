import type { Context } from 'hono';
import * as v from 'valibot';
import { PixProblem, type ProblemName } from '../problems.ts';

/** The JSON body of a call. Throws a PixProblem of that name which tells the field at fault. */
export async function readBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
  problem: ProblemName,
): Promise<v.InferOutput<S>> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await context.req.text());
  if (read.success) return read.output;
  const propriedade = v.getDotPath(read.issues[0]) ?? 'corpo';
  throw new PixProblem(problem, { razao: 'Não respeita o schema.', propriedade });
}

/** A part of the path. Throws a PixProblem of that name where it has another form. */
export function readPart(
  context: Context,
  name: string,
  schema: v.GenericSchema<string>,
  problem: ProblemName,
): string {
  const read = v.safeParse(schema, context.req.param(name));
  if (read.success) return read.output;
  throw new PixProblem(problem, { razao: 'Não respeita o schema.', propriedade: name });
}
