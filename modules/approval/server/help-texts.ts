import { helpTextOf } from '@iisp/contract/help-text'
import { serviceAgreements } from '../contract/pages.ts'

const openingText = helpTextOf('opening')

export const approvalHelpTexts = [
  openingText(
    'jump-agreements',
    serviceAgreements,
    [
      ['外部平台的协议在哪里看？', '投研实验室怎么进', '跳转要同意什么协议', '服务协议'],
      `首次前往投研实验室或机构服务平台时，请勾选同意协议后点击“马上跳转”。协议全文、版本和您的同意记录在[服务协议](menu:${serviceAgreements.id})中查看；协议更新后需要重新同意。`,
    ],
    [
      ['Where are the agreements of other platforms?', 'How do I get to the research lab?'],
      `The first time you go to the research lab or the institutional platform you are asked to agree. Texts, versions and your consents are under [Agreements](menu:${serviceAgreements.id}); a new version asks again.`,
    ],
    ['协议', '投研实验室', '跳转'],
    ['service-human'],
  ),
]
