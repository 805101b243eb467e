/** The words about the app as the browser keeps it: offline, installed, a new version. */
export const editionTexts = {
  title: 'On this device',
  offline: {
    ready: 'Opens without a network from now on.',
    preparing: 'Being kept on this device for use without a network …',
    unavailable: 'This browser does not keep the page: it needs its server at every start.'
  },
  install: 'Install as an app',
  installHint: 'Gets its own window and icon. Nothing is sent anywhere.',
  installed: 'Installed as an app.',
  waiting: 'A new version is ready.',
  waitingHint: 'It comes in when you load the page again; the table stays as it is.',
  changed: 'Another window has changed to a new version: load this one again.',
  reload: 'Reload',
  later: 'Later'
}
