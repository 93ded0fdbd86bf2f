import type { AuditNames } from '@iisp/contract/audit-names'
import { applicationFlow } from '../contract/applications/application-states.ts'
import { navFlow } from '../contract/dealing/nav-states.ts'
import { runFlow } from '../contract/dealing/run-states.ts'
import { reportFlow } from '../contract/reports/report-states.ts'
import { investorChangeFlow } from '../contract/investors/investor-change-states.ts'
import { termsFlow } from '../contract/terms/terms-states.ts'

/** The audit trail's words of this module. */
export const taAuditNames: AuditNames = {
  module: 'ta',
  actions: {
    'application-save': ['保存申赎申请', 'Application saved'],
    'application-submit': ['提交申赎申请', 'Application submitted'],
    'application-withdraw': ['撤回申赎申请', 'Application withdrawn'],
    'application-pass': ['审核通过申赎申请', 'Application passed'],
    'application-request-documents': ['要求补充申请资料', 'Documents of an application asked for'],
    'application-refuse': ['拒绝申赎申请', 'Application refused'],
    'application-confirm': ['确认申赎申请', 'Application confirmed'],
    'application-defer': ['顺延申赎申请', 'Application carried forward'],
    'application-reopen': ['更正申赎申请', 'Application corrected'],
    'application-place': ['联动产生申请', 'Application placed by a link'],
    'investor-enter': ['录入投资者变更', 'Change of an investor entered'],
    'investor-pass': ['复核通过投资者变更', 'Change of an investor passed'],
    'investor-refuse': ['退回投资者变更', 'Change of an investor refused'],
    'investor-withdraw': ['撤回投资者变更', 'Change of an investor withdrawn'],
    'investor-reveal': ['查看投资者完整信息', 'Investor unmasked'],
    'nav-enter': ['录入净值', 'NAV entered'],
    'nav-confirm': ['确认净值', 'NAV confirmed'],
    'nav-refuse': ['退回净值', 'NAV refused'],
    'nav-replace': ['更正净值', 'NAV replaced'],
    'run-start': ['截单', 'List of a day frozen'],
    'run-compute': ['试算交易日处理', 'Dealing run computed'],
    'run-approve': ['复核交易日处理', 'Dealing run approved'],
    'run-return': ['退回交易日处理', 'Dealing run returned'],
    'run-confirm': ['确认交易日处理', 'Dealing run confirmed'],
    'run-publish': ['发布交易日处理', 'Dealing run published'],
    'run-stop': ['终止交易日处理', 'Dealing run stopped'],
    'run-correct': ['更正交易日处理', 'Dealing run corrected'],
    'report-confirm': ['确认TA报表', 'TA report confirmed'],
    'report-dispute': ['对TA报表提出异议', 'TA report disputed'],
    'report-republish': ['答复异议并重新发布TA报表', 'TA report published again'],
    'report-replace': ['TA报表随更正失效', 'TA report replaced by a correction'],
    'terms-approve': ['复核通过产品条款', 'Fund terms approved'],
    'terms-refuse': ['退回产品条款', 'Fund terms refused'],
    'terms-withdraw': ['撤回产品条款', 'Fund terms withdrawn'],
    'exchange-import': ['导入交换文件', 'Exchange files imported'],
    'exchange-check': ['校验交换文件', 'Exchange files checked'],
    'exchange-accept': ['接受交换文件', 'Exchange files accepted'],
    'exchange-refuse': ['拒绝交换文件', 'Exchange files refused'],
    'exchange-withdraw': ['撤回交换文件', 'Exchange files withdrawn'],
    'exchange-take-over': ['接管交换文件', 'Exchange files taken over'],
    'exchange-applications': ['交换文件生成申请', 'Applications of exchange files placed'],
  },
  objects: {
    'ta-application': ['申赎申请', 'Application for shares'],
    'dealing-run': ['交易日处理', 'Dealing run'],
    'exchange-batch': ['交换文件', 'Exchange files'],
    'fund-terms': ['产品条款', 'Fund terms'],
    investor: ['投资者', 'Investor'],
    'investor-change': ['投资者变更', 'Change of an investor'],
    nav: ['净值', 'NAV'],
    'ta-report': ['TA报表', 'TA report'],
  },
  states: {
    'ta-application': applicationFlow.byCode,
    'investor-change': investorChangeFlow.byCode,
    nav: navFlow.byCode,
    'ta-report': reportFlow.byCode,
    'dealing-run': runFlow.byCode,
    'fund-terms': termsFlow.byCode,
  },
}
