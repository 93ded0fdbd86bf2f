import { describe, expect, test } from 'vitest'
import { mayPay, mayReview, maySign } from './four-eyes.ts'

describe('maker, reviewer and signer are three real persons', () => {
  test.each([
    ['a stranger', 'c', true, true],
    ['the person who entered it', 'a', false, false],
    ['a person who changed it', 'b', false, false],
    ['the reviewer', 'r', true, false],
  ])('%s', (_, person, reviews, signs) => {
    const order = { makers: ['a', 'b'], reviewedBy: 'r' }
    expect(mayReview(order, person)).toBe(reviews)
    expect(maySign(order, person)).toBe(signs)
  })
})

describe('at the desk accepting and paying are two persons’', () => {
  test.each([
    ['another person pays', 'a', 'b', true, true],
    ['the person who accepted pays', 'a', 'a', true, false],
    ['the same, where one person is enough', 'a', 'a', false, true],
    ['accepted before acceptances were kept', null, 'a', true, true],
  ])('%s', (_, acceptedBy, person, twoPersons, may) =>
    expect(mayPay(acceptedBy, person, twoPersons)).toBe(may),
  )
})
