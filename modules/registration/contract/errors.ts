import { defineErrors } from '@iisp/contract'

export const registrationErrors = defineErrors('registration', {
  checksTooOften: {
    status: 429,
    zh: '核验过于频繁，请十分钟后再试',
    en: 'Too many checks. Please try again in ten minutes.',
  },
})
