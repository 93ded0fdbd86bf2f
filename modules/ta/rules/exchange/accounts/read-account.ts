import type { ExchangeFault, ExchangeFaultCode } from '../../../contract/exchange/faults.ts'
import {
  type ChangeContent,
  type InvestorFacts,
  investorLimits,
} from '../../../contract/investors/investor-changes.ts'
import {
  type IdentityType,
  type InvestorKind,
  identityTypes,
} from '../../../contract/investors/investor-kinds.ts'
import { type Faults, investorFaults, plainIdentityNumber } from '../../investors/investor-faults.ts'
import { type Note, type Sending, appliedAt, dashed, judgeSending, noting } from '../applications/sending.ts'
import type { ReadRecord } from '../read-record.ts'
import { certificateCodes, partyCodes } from './certificates.ts'

/** The business codes that are accepted: opening, change of data, another trading account. */
const accountBusinesses = ['001', '003', '008'] as const
type AccountBusiness = (typeof accountBusinesses)[number]

/** An account application as the file states it, before the register looks up the investor. */
export interface SentAccount {
  readonly line: number
  readonly applicationNo: string
  readonly businessCode: AccountBusiness
  readonly distributor: string
  readonly accountNo: string
  /** Empty for an opening, and for a change that names only the trading account. */
  readonly fundAccount: string
  readonly idType: IdentityType | null
  readonly idNo: string | null
  readonly content: ChangeContent
  /** 'YYYY-MM-DD HH:MM:SS', Shanghai time. */
  readonly appliedAt: string
}

const always = [
  'AppSheetSerialNo',
  'TransactionDate',
  'TransactionTime',
  'TransactionAccountID',
  'DistributorCode',
  'BusinessCode',
] as const
/** An identity needs all of these fields. */
const identity = ['IndividualOrInstitution', 'CertificateType', 'CertificateNo'] as const
const needs: Readonly<Record<AccountBusiness, readonly string[]>> = {
  '001': ['InvestorName', ...identity],
  '003': [],
  '008': ['TAAccountID'],
}
/** The most characters that the register stores. */
const longest = { InvestorName: investorLimits.name, Address: investorLimits.address } as const
const phones = ['MobileTelNo', 'TelNo', 'OfficeTelNo', 'HomeTelNo'] as const
const shown = [...always, 'InvestorName', 'CertificateNo', 'EmailAddress', 'Address', ...phones] as const

/** The field of the file and the fault code for each kind of wrong investor data. */
const places: {
  readonly [field in keyof InvestorFacts]?: readonly [field: string, code: ExchangeFaultCode]
} = {
  idNo: ['CertificateNo', 'identityNumber'],
  phone: ['MobileTelNo', 'phone'],
  email: ['EmailAddress', 'email'],
}

/** Reads a record of file 01 as an account application, or answers all its faults. */
export function readAccount(record: ReadRecord, sending: Sending): SentAccount | readonly ExchangeFault[] {
  const { line, values } = record
  const { faults, fault } = noting(record)
  const value = (field: string) => values[field] ?? ''
  const business = accountBusinesses.find((one) => one === value('BusinessCode'))
  if (business === undefined && value('BusinessCode') !== '')
    fault('BusinessCode', 'businessCode', { found: value('BusinessCode') })
  const identified = value('CertificateType') !== '' || value('CertificateNo') !== ''
  const needed = [
    ...always,
    ...(business === undefined ? [] : needs[business]),
    ...(identified && business !== '001' ? identity : []),
  ]
  judgeSending(values, { needed, shown }, sending, fault)
  for (const [field, most] of Object.entries(longest)) {
    const { length } = value(field)
    if (length > most) fault(field, 'tooLong', { found: String(length), expected: String(most) })
  }
  const party = partyOf(value, fault)
  if (faults.length > 0 || business === undefined) return faults
  const content = contentOf(business, value, party)
  for (const one of judgeFacts(content, party, sending.date)) fault(...one)
  if (business === '003' && Object.keys(content.changed ?? {}).length === 0)
    fault('InvestorName', 'nothingChanged')
  if (faults.length > 0) return faults
  return {
    line,
    applicationNo: value('AppSheetSerialNo'),
    businessCode: business,
    distributor: value('DistributorCode'),
    accountNo: value('TransactionAccountID'),
    fundAccount: business === '001' ? '' : value('TAAccountID'),
    idType: party?.idType ?? null,
    idNo: party?.idNo ?? null,
    content,
    appliedAt: appliedAt(values),
  }
}

type Value = (field: string) => string
interface Party {
  readonly kind: InvestorKind
  readonly idType: IdentityType
  readonly idNo: string
}

/** The identity of the investor; null if the record has none. Only openings need one. */
function partyOf(value: Value, fault: Note): Party | null {
  const [code, type, number] = [
    value('IndividualOrInstitution'),
    value('CertificateType'),
    value('CertificateNo'),
  ]
  if (code === '' || type === '' || number === '') return null
  const kinds = Object.entries(partyCodes) as [InvestorKind, string][]
  const kind = kinds.find(([, one]) => one === code)?.[0]
  if (kind === undefined) {
    fault('IndividualOrInstitution', 'choice', { expected: '0 / 1 / 2', found: code })
    return null
  }
  const types = (Object.keys(identityTypes) as IdentityType[]).filter((one) => identityTypes[one].of === kind)
  const idType = types.find((one) => certificateCodes[one] === type)
  if (idType === undefined) {
    fault('CertificateType', 'choice', {
      expected: types.map((one) => certificateCodes[one]).join(' / '),
      found: type,
    })
    return null
  }
  return { kind, idType, idNo: plainIdentityNumber(number) }
}

const phoneOf = (value: Value) => phones.map(value).find((one) => one !== '') ?? ''

function contentOf(business: AccountBusiness, value: Value, party: Party | null): ChangeContent {
  const trading = {
    distributor: value('DistributorCode'),
    distributorName: '',
    accountNo: value('TransactionAccountID'),
  }
  if (business === '008') return { trading }
  const contacts = {
    name: value('InvestorName').trim(),
    phone: phoneOf(value),
    email: value('EmailAddress'),
    address: value('Address'),
  }
  if (business === '003') {
    const given = Object.fromEntries(Object.entries(contacts).filter(([, one]) => one !== ''))
    return { changed: { ...given, ...(party && { idType: party.idType, idNo: party.idNo }) } }
  }
  const open = {
    qualifiedUntil: null,
    qualifiedFile: null,
    riskRating: null,
    riskUntil: null,
    productId: null,
  }
  return party === null ? {} : { facts: { ...contacts, ...party, ...open, nameEn: '' }, trading }
}

/** Faults of the investor data, by the same rules as for data entered in the form. */
function* judgeFacts(
  { facts, changed }: ChangeContent,
  party: Party | null,
  date: string,
): Generator<readonly [field: string, code: ExchangeFaultCode]> {
  const given = facts ?? changed
  if (given === undefined) return
  const blank = { name: '', phone: '', email: '', address: '', nameEn: '', productId: null }
  const unproven = { qualifiedUntil: null, qualifiedFile: null, riskRating: null, riskUntil: null }
  const nobody: Party = { kind: 'product', idType: 'filing-code', idNo: 'AAAAA' }
  const found: Faults<keyof InvestorFacts> = investorFaults(
    { ...blank, ...unproven, ...(party ?? nobody), ...given },
    dashed(date),
  )
  for (const [field, place] of Object.entries(places))
    if (place && found[field as keyof InvestorFacts]) yield place
}
