import { describe, expect, test } from 'vitest'
import { mayPay, mayReview, maySign } from './four-eyes.ts'

describe('maker, reviewer and signer are three real persons', () => {
  test.each([
    ['a stranger', ['c'], true, true],
    ['the person who entered it', ['a'], false, false],
    ['a person who changed it', ['b'], false, false],
    ['the reviewer', ['r'], true, false],
    ['who entered it as another person', ['c', 'a'], false, false],
    ['who reviewed it as another person', ['c', 'r'], true, false],
  ])('%s', (_, persons, reviews, signs) => {
    const order = { makers: ['a', 'b'], reviewedBy: 'r' }
    expect(mayReview(order, persons)).toBe(reviews)
    expect(maySign(order, persons)).toBe(signs)
  })
})

describe('at the desk accepting and paying are two persons’', () => {
  test.each([
    ['another person pays', 'a', ['b'], true, true],
    ['the person who accepted pays', 'a', ['a'], true, false],
    ['who accepted pays as another person', 'a', ['b', 'a'], true, false],
    ['the same, where one person is enough', 'a', ['a'], false, true],
    ['accepted before acceptances were kept', null, ['a'], true, true],
  ])('%s', (_, acceptedBy, persons, twoPersons, may) =>
    expect(mayPay(acceptedBy, persons, twoPersons)).toBe(may),
  )
})
