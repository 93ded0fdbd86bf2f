/** The mail to an invited person, in both languages: the account, and how to set its password. */
export const invitationMail = (name: string, account: string, institution: string) => ({
  subject: '账号已开通 / Your account is open',
  text: [
    `${name}，您好：`,
    `${institution}的管理员已为您开通机构综合服务平台的账号：${account}。`,
    '请打开登录页，点击“忘记密码”并输入该账号：验证码将分别发送至您的手机和本邮箱，填写两个验证码后即可设置登录密码。',
    '管理员不知道您的密码，也不会向您索要验证码。如您不认识该机构，请忽略本邮件。',
    '',
    `Administrators of ${institution} opened an account of the institutional portal for you: ${account}.`,
    'Open the login page, press "Forgot password" and enter this account. One code goes to your phone and one to this mailbox; with both you set your password.',
    'No administrator knows your password or asks for the codes. If you do not know this institution, ignore this mail.',
  ].join('\n'),
})
