import type { Language } from '@iisp/contract'
import { type FeeTypeCode, feeTypes } from '../../contract/configs/config.ts'

/** Names of fee types that are joined by commas. */
export const feesText = (types: string, language: Language): string =>
  types
    .split(',')
    .map((type) => feeTypes[type as FeeTypeCode][language])
    .join(language === 'zh' ? '、' : ', ')
