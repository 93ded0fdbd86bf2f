import type { Texts } from '../locale/index.ts'

const zh = {
  flow: '办理进度',
  files: '材料下载',
  process: '流程信息',
  back: '返回',
  noFiles: '暂无数据!',
  noProcess: '暂无数据!',
  download: (name: string) => `下载${name}`,
}
export const texts: Texts<typeof zh> = {
  zh,
  en: {
    flow: 'Progress',
    files: 'Files',
    process: 'Process',
    back: 'Back',
    noFiles: 'No files',
    noProcess: 'Nothing has happened yet',
    download: (name: string) => `Download ${name}`,
  },
}
