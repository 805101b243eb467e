/** The row of `sessions` that says which event is open and where its screen stands. */
export const EVENT_PLACE = 'event'
