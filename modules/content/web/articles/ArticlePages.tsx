import { Articles } from './Articles.tsx'

export const HelpCenter = () => <Articles kind="help" />
export const OperateGuide = () => <Articles kind="guide" />
export const NewsCenter = () => <Articles kind="news" />
export const DownloadArea = () => <Articles kind="download" />
