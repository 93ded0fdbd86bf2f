import { reader } from '@iisp/server'
import { getRuleDescription as call } from '../../contract/funds/look-ups.ts'

const rules = {
  zh: [
    '子基金确认申购后，按联动比例或固定金额向母基金发起申购；子基金确认赎回或分红后，向母基金发起赎回。',
    '同一子基金的申购联动比例之和、赎回联动比例之和均不得超过100%。',
    '涉及其他管理人的产品，须由对方管理人确认后再由份额登记机构审核。',
    '指定日期生效的，自开始日期起联动，至结束日期止。',
  ],
  en: [
    'A confirmed subscription of the child fund places one at the mother fund, by ratio or by a fixed amount; a confirmed redemption or dividend of the child places a redemption.',
    'The subscription ratios of a child fund add up to 100% at most, and so do its redemption ratios.',
    'Where a fund belongs to another manager, that manager consents before the register decides.',
    'With specified dates, the funds are linked from the first to the last day.',
  ],
}

export const getRuleDescription = reader(call, async ({ language }) =>
  rules[language].map((rule) => `<p>${rule}</p>`).join(''),
)
