import { defineTexts } from '@iisp/web'

export const reportTexts = defineTexts({
  title: ['TA报表', 'TA reports'],
  hint: [
    '份额登记机构按开放日发布的交易确认、持仓和汇总，请核对后确认；有异议的，由登记机构答复或更正后重新发布',
    'Confirmations, holdings and summary of each open day, published by the share register. Check and confirm them; what you dispute is answered or corrected, and published again.',
  ],
  empty: ['暂无数据，尚无已发布的报表', 'No data: no report has been published'],
  which: ['范围', 'Which'],
  open: ['待我处理', 'Waiting for me'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待您处理的报表', 'No data: no report waits for you'],
  keyword: ['产品', 'Fund'],
  keywordHint: ['产品代码或名称', 'Code or name of the fund'],
  detail: ['{{code}} {{day}} {{kind}}', '{{code}} {{day}} {{kind}}'],
  figures: ['当日合计', 'Totals of the day'],
  confirm: ['确认', 'Confirm'],
  download: ['下载', 'Download'],
  confirmMany: ['批量确认', 'Confirm selected'],
  downloadMany: ['批量下载', 'Download selected'],
  confirmTitle: ['确认TA报表', 'Confirm TA reports'],
  confirmAsk: [
    '确认{{name}}{{day}}的{{kind}}报表？',
    'Confirm the report “{{kind}}” of {{name}} on {{day}}?',
  ],
  chooseToConfirm: ['请先选择待确认的数据', 'Please select the items to confirm first'],
  chooseToDownload: ['请先选择待下载的数据', 'Please select the items to download first'],
  confirmManyAsk: ['确认所选的{{n}}份报表？', 'Confirm the {{n}} selected reports?'],
  confirmedMany: ['已确认{{n}}份报表', '{{n}} reports confirmed'],
})
