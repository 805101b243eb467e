/** WLD-02: the team abilities of which their texts say that they cannot be copied. */
export const UNCOPYABLE: readonly string[] = [
  'coalition-of-ordered-governments',
  'covenant-empire',
  'crime-syndicate',
  'federation',
  'federation-away-team',
  'founders',
  'locust-horde',
  'outsiders',
  'power-cosmic',
  'quintessence',
  'romulan-star-empire',
  'street-fighter',
  'united-nations-space-command'
]
