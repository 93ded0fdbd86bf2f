import type { GalleryEntry } from '../../gallery/entry.ts'
import { type ChatLine, Composer, Messages } from './index.ts'

const lines: ChatLine[] = [
  { id: '1', side: 'own', name: '林静', text: '这笔指令什么时候能划出去？', at: '2026-11-20 10:01:00' },
  { id: '2', side: 'system', name: '', text: '客服赵拓为您服务', at: '2026-11-20 10:02:00' },
  { id: '3', side: 'other', name: '赵拓', text: '正在为您核实，请稍候。', at: '2026-11-20 10:02:30' },
  { id: '4', side: 'own', name: '林静', text: '好的，谢谢。', at: '2026-11-20 10:03:00' },
]
const composer = {
  label: '消息',
  placeholder: '请输入内容，Enter 发送',
  send: '发送',
  max: 1000,
  onSend: async () => true,
}
const common = { label: '会话消息', loadEarlier: async () => null }

export const entry: GalleryEntry = {
  title: '会话 Chat',
  states: [
    { name: '对方已读', node: <Messages {...common} lines={lines} before={null} readUpTo="4" /> },
    { name: '还有更早的消息，未读', node: <Messages {...common} lines={lines} before="1" readUpTo="0" /> },
    { name: '没有消息', node: <Messages {...common} lines={[]} before={null} readUpTo="0" /> },
    {
      name: '输入',
      node: <Composer {...composer} draftKey="gallery.chat" />,
    },
    {
      name: '正在发送',
      node: <Composer {...composer} draftKey="gallery.chat-busy" busy />,
    },
  ],
}
