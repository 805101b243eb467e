/** One name is found elsewhere; all others as ever. */
import { pathToFileURL } from 'node:url'

const standin = pathToFileURL(process.env.LINEJUDGE_STANDIN_MODULE ?? '').href

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: standin, format: 'module', shortCircuit: true } : next(specifier, context)
