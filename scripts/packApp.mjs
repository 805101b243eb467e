/**
 * `npm run pack:app`: builds the app and packs it for this system into `dist` (docs/releasing.md).
 *   --dir       only the folder of the packed app, no installer        --system linux|win|mac   for another system, as far as this one can
 */
import { ensureBuilt, readCommandLine, runPackage, runScript, say, Stop } from './lib.mjs'

/** What the packer calls this system. @type {Partial<Record<NodeJS.Platform, string>>} */
const SYSTEMS = { linux: 'linux', win32: 'win', darwin: 'mac' }

/** What signing and notarising ask of the environment, by system: all of it, or the app is packed without. @type {Readonly<Record<string, readonly (readonly string[])[]>>} */
export const SECRETS = {
  linux: [],
  win: [['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']],
  mac: [
    ['CSC_LINK', 'CSC_KEY_PASSWORD'],
    ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID']
  ]
}

/**
 * What is set only in part: half a signature would end the packing late or, worse, in silence.
 * @param {string} system @param {NodeJS.ProcessEnv} env
 * @returns {readonly string[]} the names that are missing
 */
export function missingSecrets(system, env) {
  return (SECRETS[system] ?? []).flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    return missing.length === names.length ? [] : missing
  })
}

/** @param {readonly string[]} args @param {NodeJS.Platform} [platform] */
export function packingOf(args, platform = process.platform) {
  const { options } = readCommandLine(import.meta.url, { system: 'text', dir: 'flag' }, args)
  const system = options.system ?? SYSTEMS[platform]
  if (system === undefined || !Object.hasOwn(SECRETS, system))
    throw new Stop(`Expected --system linux, win or mac; this one is ${platform}.`)
  return { system, folderOnly: options.dir ?? false }
}

if (process.argv[1]?.endsWith('packApp.mjs')) {
  await runScript(async () => {
    const { system, folderOnly } = packingOf(process.argv.slice(2))
    const missing = missingSecrets(system, process.env)
    if (missing.length > 0) throw new Stop(`For a signature these are missing: ${missing.join(', ')}. Set all of them or none.`)
    await ensureBuilt('app')
    await ensureBuilt('player')
    if (system !== 'linux' && !process.env[SECRETS[system]?.[0]?.[0] ?? ''])
      say('Packed without a signature: systems will warn whoever opens it.')
    const { status } = await runPackage(
      'electron-builder/cli.js',
      [`--${system}`, ...(folderOnly ? ['dir'] : []), '--publish', 'never', '--config', 'electron-builder.yml'],
      { show: true, env: process.env.CSC_LINK || process.env.WIN_CSC_LINK ? {} : { CSC_IDENTITY_AUTO_DISCOVERY: 'false' } }
    )
    if (status !== 0) throw new Stop('The app could not be packed.')
  })
}
