import type { AgreementName } from '../../contract/agreements.ts'
import { fundAnalysis } from './texts/fund-analysis.ts'
import { privacy } from './texts/privacy.ts'
import { researchLab } from './texts/research-lab.ts'
import { userService } from './texts/user-service.ts'
import type { Agreement } from './agreement-text.ts'

export const agreements: Readonly<Record<AgreementName, Agreement>> = {
  'user-service': userService,
  'research-lab': researchLab,
  'fund-analysis': fundAnalysis,
  privacy,
}

/** A placeholder that the installation does not set, such as {phone}, stays unchanged. */
export const filled = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] || whole)
