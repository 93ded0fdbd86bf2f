import { expect, test } from 'vitest'
import { isPageAddress } from './page-address.ts'

test.each([
  ['certificate-check', true],
  ['valuation-business-guide/42', true],
  ['investment-services/market-trend/private-index', true],
  ['', false],
  ['nowhere', false],
  ['valuation-business-guide/', false],
  ['valuation-business-guide/4/2', false],
  ['valuation-business-guide/../42', false],
  ['certificate-checks', false],
  ['investment-services', false],
])('a page at %s: %s', (address, allowed) => expect(isPageAddress(address)).toBe(allowed))
