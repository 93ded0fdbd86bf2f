/** What people do inside an institution, and on the operating side (decision 10). */
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

/** 0 password, 1 hardware key, 2 SMS. */
export type LoginType = 0 | 1 | 2

export type InstitutionKind = 'manager' | 'channel' | 'custodian'
