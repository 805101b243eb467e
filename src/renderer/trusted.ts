/**
 * What may become script in the page (Trusted Types, asked for by the policy): addresses of our own origin, for workers. No text
 * ever becomes markup or code, by whatever name it is tried; Svelte has a policy of its own for the markup that it compiled.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): unknown
}

/** The address, where it is one of ours. Throws otherwise, as every sink then does. */
export function ownScript(address: string, base: string): string {
  const { origin, protocol, host } = new URL(address, base)
  const own = new URL(base)
  if (protocol === own.protocol && host === own.host && origin === own.origin) return address
  throw new TypeError('Only scripts of Linejudge itself are run.')
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes
types?.createPolicy('default', { createScriptURL: (address) => ownScript(address, location.href) })
