import { defineTexts } from '@iisp/web'

export const downloadTexts = defineTexts({
  title: ['下载中心', 'Download centre'],
  hint: [
    '您导出的文件保存在此，仅您本人可见，{{days}}天后自动删除。关闭页面不影响正在进行的导出。',
    'Files that you exported. Only you see them; they are deleted after {{days}} days. Closing the page does not stop an export.',
  ],
  name: ['名称', 'Name'],
  state: ['状态', 'State'],
  progress: ['进度', 'Progress'],
  rows: ['{{n}}行', '{{n}} rows'],
  rowsOf: ['{{n}}/{{total}}行（{{share}}%）', '{{n}} of {{total}} rows ({{share}}%)'],
  counting: ['正在统计行数', 'Counting the rows'],
  size: ['大小', 'Size'],
  createdAt: ['导出时间', 'Exported at'],
  expiresAt: ['有效期至', 'Kept until'],
  empty: [
    '暂无数据，在列表页点击“导出”后，文件会出现在这里',
    'Nothing here yet. Files appear after you press Export in a list.',
  ],
  download: ['下载', 'Download'],
  cancel: ['取消', 'Cancel'],
  delete: ['删除', 'Delete'],
  cancelAsk: ['确定取消导出“{{name}}”吗？', 'Cancel the export “{{name}}”?'],
  deleteAsk: [
    '确定删除“{{name}}”吗？删除后无法恢复，需重新导出。',
    'Delete “{{name}}”? It cannot be restored and has to be exported again.',
  ],
  goOn: ['继续导出', 'Keep exporting'],
  states: {
    queued: ['排队中', 'Queued'],
    running: ['导出中', 'Exporting'],
    done: ['已完成', 'Done'],
    failed: ['失败', 'Failed'],
    cancelled: ['已取消', 'Cancelled'],
    expired: ['已过期', 'Expired'],
  },
})
