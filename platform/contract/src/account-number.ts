/** The digits of an account number as people type or paste it: in groups, with hyphens, in full-width digits. */
export const plainAccountNo = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
