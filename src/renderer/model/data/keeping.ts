/** What browsers do by themselves with what a page keeps. */

/**
 * Whether this browser deletes what a page keeps after seven days of use without a visit, unless it has promised not to: those that
 * stand on Apple's WebKit, as on every iPad. An app on the home screen is left alone.
 */
export const forgetsInAWeek = ({ vendor }: Pick<Navigator, 'vendor'>, onHomeScreen: boolean): boolean =>
  vendor.startsWith('Apple') && !onHomeScreen
