import { lazyPart } from '@iisp/web'

export { BrokerSelect, useBrokers } from './BrokerSelect.tsx'
export type { Bank } from './BankSearch.tsx'
export { useAmountInWords } from './use-amount-in-words.ts'

export const BankSearch = lazyPart(() => import('./BankSearch.tsx'), 'BankSearch', { over: true })
