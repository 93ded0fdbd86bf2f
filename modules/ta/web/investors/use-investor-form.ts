import { errorText } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { useLocale, useText } from '@iisp/web'
import { type DrawerFormParts, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import type { InvestorFull, investorDetail } from '../../contract/investors/investors.ts'
import { type Faults, investorFaults } from '../../rules/investors/investor-faults.ts'
import { investorTexts } from './investor-texts.ts'
import { type InvestorValues, factsOf, valuesOf } from './investor-values.ts'

type Parts = DrawerFormParts<typeof investorDetail>
export type InvestorForm = ReturnType<typeof useInvestorForm>

/** The state of the form of an opening (`edited` is null) or of a change of data. */
export function useInvestorForm(edited: InvestorFull | null, onUnsaved: Parts['onUnsaved']) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const [initial] = useState(() => valuesOf(edited))
  return useDraftForm<InvestorValues>({
    name: `ta.investor:${edited?.id ?? 'new'}`,
    version: 1,
    initial,
    onUnsaved,
    faultsOf: (values) => {
      const textOf = (fault: Faults<string>[string]) => fault && errorText(fault, locale)
      const faults = faultsOf(values, edited)
      const file = textOf(faults.qualifiedFile)
      return {
        institutionId: values.institutionId === null && t('choose', { what: t('institutionName') }),
        name: values.name.trim() === '' && t('missing', { what: t('name') }),
        nameEn: textOf(faults.nameEn),
        idType: textOf(faults.idType),
        idNo: textOf(faults.idNo),
        phone: textOf(faults.phone),
        email: textOf(faults.email),
        qualifiedUntil: textOf(faults.qualifiedUntil),
        files: file,
        riskRating: textOf(faults.riskRating),
        riskUntil: textOf(faults.riskUntil),
      }
    },
  })
}

/** Faults of the typed values. In a change, an empty field keeps the stored value. */
function faultsOf(values: InvestorValues, edited: InvestorFull | null): Faults<string> {
  const facts = factsOf(values)
  const today = businessDate(new Date())
  if (edited === null) return investorFaults(facts, today)
  const qualifiedFile = facts.qualifiedFile ?? edited.qualifiedFile
  const faults: Faults<string> = investorFaults({ ...facts, qualifiedFile }, today)
  const { qualifiedUntil, riskUntil } = facts
  return {
    ...faults,
    ...(facts.idNo === '' && { idNo: false }),
    ...(qualifiedUntil === edited.qualifiedUntil &&
      facts.qualifiedFile === null && { qualifiedUntil: false }),
    ...(riskUntil === edited.riskUntil && { riskUntil: false }),
  }
}
