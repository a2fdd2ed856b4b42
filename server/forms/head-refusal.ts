/** What a submission is refused for by its head alone, without a look at its body. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import type { Failure } from './failure.ts';
import { encodingOf } from './parse-submission.ts';

export interface Env {
  Bindings: HttpBindings;
}

export type FormContext = Context<Env>;

/** Where the form is found. */
export interface FormAddress {
  readonly formKey: string;
  /** Undefined: the form is reached without a project only. */
  readonly project: string | undefined;
}

/** A body in a format that is not read. A compressed one is never unpacked: a few bytes could become gigabytes. */
export function typeRefusal(c: FormContext): Failure | undefined {
  const { 'content-type': type, 'content-encoding': coding = 'identity' } = c.env.incoming.headers;
  return coding === 'identity' && encodingOf(type) ? undefined : { kind: 'unsupported' };
}

/** An address that no form has. */
export function addressRefusal(c: FormContext, form: FormAddress): Failure | undefined {
  const given = c.req.param('project');
  if (given !== undefined && given !== form.project)
    return { kind: 'form', code: 'PROJECT_NOT_FOUND' };
  if (c.req.param('formKey') !== form.formKey) return { kind: 'form', code: 'FORM_NOT_FOUND' };
  return undefined;
}
