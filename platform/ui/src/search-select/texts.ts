import type { Texts } from '../locale/index.ts'

const zh = { loading: '加载中' }
export const texts: Texts<typeof zh> = { zh, en: { loading: 'Loading' } }
