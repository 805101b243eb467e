/** Colours on paper: what is told by a colour is told by a pattern, a letter or a dash as well. */
export const PAPER = {
  ground: '#faf8f2', grid: '#d3cdbf', ink: '#14181d', quiet: '#535d69', wall: '#14181d', barrier: '#2b6cb0', rim: '#c22a2f', indoor: '#c9a227',
  hindering: '#d5ecd0', hinderingMark: '#2f7d32', blocking: '#d8c2a7', blockingMark: '#6b4a24', water: '#d3e6f7', waterMark: '#2b6cb0',
  special: '#fbe3c8', specialMark: '#d97a1a', starting: '#e7dcf2', raised: '#eeeae0', object: '#f3e7b5', white: '#ffffff', line: '#d5dae1',
  clear: '#1c7a51', hindered: '#8a5d00', blocked: '#c22a2f', judge: '#5b3fb5', accent: '#0b62c4',
  sides: ['#c7343a', '#1f6fe0', '#1f8a57', '#b97408', '#8e4ec6', '#3c4653']
} as const
