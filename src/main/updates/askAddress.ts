/** The only place where Linejudge asks another computer: for an update, of the address that the release has set, when somebody asks for it. */
export const askAddress = (address: string, signal: AbortSignal): Promise<Response> => fetch(address, { signal, credentials: 'omit' })
