import type { Terms } from '@iisp/web/ports'

/** Below /iisp. Not taken from the contract, so that the login page does not load it. */
export const agreementPath = '/agreements'

const link = (name: string, zh: string, en: string): Terms['links'][number] => ({
  name,
  href: `/iisp${agreementPath}/${name}`,
  zh,
  en,
})
export const termsLinks: Terms['links'] = [
  link('user-service', '用户服务协议', 'User service agreement'),
  link('research-lab', '投研实验室服务协议', 'Research lab agreement'),
  link('fund-analysis', '基金分析平台服务协议', 'Fund analysis agreement'),
  link('privacy', '隐私政策', 'Privacy policy'),
]
