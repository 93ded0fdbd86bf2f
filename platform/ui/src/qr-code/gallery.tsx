import type { GalleryEntry } from '../../gallery/entry.ts'
import { QrCode } from './index.ts'

export const entry: GalleryEntry = {
  title: '二维码 QrCode',
  states: [
    { name: '默认', node: <QrCode label="在手机上打开" value="https://portal.example/iisp/new-home" /> },
    { name: '小', node: <QrCode label="在手机上打开" size={96} value="https://portal.example/" /> },
  ],
}
