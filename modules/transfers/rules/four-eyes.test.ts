import { describe, expect, test } from 'vitest'
import { mayReview, maySign } from './four-eyes.ts'

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
