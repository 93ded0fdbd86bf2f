import { cmsAddresses } from '../contract/cms-addresses.ts'

/** Whether a page may have an address below /cms: one that is open to everybody, or its own name below such an address. */
export const isPageAddress = (address: string): boolean =>
  cmsAddresses.some(
    (open) =>
      address === open ||
      (address.startsWith(`${open}/`) && /^[A-Za-z0-9_-]+$/.test(address.slice(open.length + 1))),
  )
