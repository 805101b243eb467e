/** Names in a list that is read by last names. */
import { expect, it } from 'vitest'
import { byLastName, lastNameFirst, lettersOf } from '../../../../../src/shared/tournament/state/lastName.ts'

it('has the last name first, and leaves what is no full name of one person', () => {
  const names = [
    'Kim Park',
    'José de la Cruz',
    'Sam Smith Jr.',
    'Sam Smith (4)',
    'Kim P.',
    'Player 7',
    'Kim & Ada Lo',
    'Park, Kim',
    'Cher',
    ' '
  ]
  expect(names.map(lastNameFirst)).toEqual([
    'Park, Kim',
    'Cruz, José de la',
    'Smith Jr., Sam',
    'Smith (4), Sam',
    'Kim P.',
    'Player 7',
    'Kim & Ada Lo',
    'Park, Kim',
    'Cher',
    ' '
  ])
  expect(['Player 10', 'Zed, A', 'Player 9', 'Álvarez, J'].toSorted(byLastName)).toEqual(['Álvarez, J', 'Player 9', 'Player 10', 'Zed, A'])
})

it('says which letters a page holds', () => {
  expect([lettersOf(['álvarez, José', 'Fox, Eve']), lettersOf(['Fox, A', 'Fox, B']), lettersOf([]), lettersOf(['7', '8'])]).toEqual([
    'A–F',
    'F',
    '',
    ''
  ])
})
