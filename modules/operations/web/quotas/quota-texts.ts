import { defineTexts } from '@iisp/web'

export const quotaTexts = defineTexts(
  'operations.quotas',
  {
    title: '存储用量',
    hint: '各机构上传文件的用量，用量最满的排在最前；正在上传的文件按其完成后的大小计入。',
    empty: '暂无数据，没有符合条件的机构',
    keyword: '机构',
    keywordHint: '机构编号或名称',
    institutionId: '机构编号',
    institutionName: '机构名称',
    files: '文件数',
    used: '已用',
    uploading: '上传中',
    limit: '限额',
    share: '占比',
  },
  {
    title: 'Storage',
    hint: 'What the institutions keep of what they may keep, the fullest first. Uploads under way count with what they will be.',
    empty: 'No data: no institution matches',
    keyword: 'Institution',
    keywordHint: 'Number or name',
    institutionId: 'Number',
    institutionName: 'Institution',
    files: 'Files',
    used: 'Used',
    uploading: 'Uploading',
    limit: 'Limit',
    share: 'Share',
  },
)
