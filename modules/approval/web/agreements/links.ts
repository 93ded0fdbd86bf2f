import type { Terms } from '@iisp/web/ports'

/** Below /iisp. Written out here, so that the login page need not carry the contract. */
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
