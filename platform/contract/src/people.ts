import type { Language } from './errors.ts'

/** Roles of people inside an institution, and on the operating side (decision 10). */
export const roles = [
  'operator',
  'reviewer',
  'signer',
  'administrator',
  'custodian-operator',
  'ta-operator',
  'supervisor',
  'system-administrator',
  'auditor',
] as const
export type Role = (typeof roles)[number]

/**
 * The name of a person as others see it. A person who acts for another is shown with both names: 杜鉴
 * 代 林静, Du Jian for Lin Jing.
 * @param name of the account that acted
 * @param realName of the person who acted as it; null if it was the account's own person
 */
export const shownPerson = (name: string, realName: string | null, language: Language): string =>
  realName === null ? name : language === 'zh' ? `${realName} 代 ${name}` : `${realName} for ${name}`

/** 0 password, 1 hardware key, 2 SMS, 3 QR code. */
export type LoginType = 0 | 1 | 2 | 3

export const institutionKinds = ['manager', 'channel', 'custodian'] as const
export type InstitutionKind = (typeof institutionKinds)[number]
