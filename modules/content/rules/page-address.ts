import { cmsAddresses } from '../contract/cms-addresses.ts'

/** Whether a page may stand at an address below /cms: one that is open to everybody, or a name of its own below it. */
export const isPageAddress = (address: string): boolean =>
  cmsAddresses.some(
    (open) =>
      address === open ||
      (address.startsWith(`${open}/`) && /^[A-Za-z0-9_-]+$/.test(address.slice(open.length + 1))),
  )
