import { helpTextOf } from '@iisp/contract/help-text'

const signInText = helpTextOf('sign-in')

/** Help texts on signing in, passwords and sessions. */
export const signInHelpTexts = [
  signInText(
    'sign-in-how',
    null,
    [
      ['如何登录平台？', '怎么登录系统', '有哪几种登录方式'],
      '平台提供短信登录、密码登录和UKey登录：\n1. 输入邮箱账号和密码。\n2. 短信登录时点击“获取验证码”，完成滑动拼图验证后输入收到的6位验证码；密码登录时点击“登录”并完成滑动拼图验证；UKey登录时点击“登录”，按提示插入并触摸UKey。\n部分菜单要求以短信或UKEY登录后才能访问，建议日常使用短信或UKey登录。UKey须先用短信登录，在“个人中心”中登记。',
    ],
    [
      ['How do I sign in?', 'Which ways to sign in are there?'],
      'There are three ways: SMS code, password and UKey.\n1. Enter your e-mail account and password.\n2. By SMS: press “Get code”, solve the puzzle and enter the six digits you receive. By password: press “Sign in” and solve the puzzle. By UKey: press “Sign in”, then insert and touch the key.\nSome menus need an SMS or UKEY sign-in, so one of these is the better habit. A UKey is registered under My account after an SMS sign-in.',
    ],
    ['登录', '密码登录', '短信登录'],
    ['sign-in-sms', 'sign-in-slider', 'sign-in-locked'],
  ),
  signInText(
    'sign-in-locked',
    null,
    [
      ['账号被锁定了怎么办？', '登录失败次数过多', '提示请30分钟后再试', '账户锁了多久解锁'],
      '同一账号在同一网络连续登录失败5次后锁定30分钟，期间该网络上的登录都会被拒绝。请等待提示的分钟数后重试，锁定会自动解除；若并非本人操作，请立即联系本机构管理员与在线客服。',
    ],
    [
      ['My account is locked. What now?', 'Too many failures, try again in 30 minutes'],
      'After five failed attempts from one network the account is locked there for 30 minutes. Wait for the minutes shown; the lock ends by itself. If it was not you, tell your administrator and customer service at once.',
    ],
    ['锁定', '解锁', '失败'],
    ['sign-in-password-wrong', 'password-forgotten'],
  ),
  signInText(
    'sign-in-password-wrong',
    null,
    [
      ['提示“账号或密码错误”怎么处理？', '密码输对了还是登不上', '登录提示密码错误'],
      '请检查：\n1. 账号为邮箱全称，不含空格。\n2. 是否打开了大写锁定（页面会提示）。\n3. 可点击密码框右侧图标查看所输内容。\n连续失败5次会锁定30分钟，不确定时请先核对再试。',
    ],
    [
      ['It says wrong account or password', 'I cannot sign in although the password is right'],
      'Please check that\n1. the account is the whole e-mail address without spaces,\n2. Caps Lock is off (the page tells you),\n3. what you typed is right: the icon in the password field shows it.\nFive failures lock the account for 30 minutes.',
    ],
    ['密码错误', '账号错误'],
    ['sign-in-locked', 'password-forgotten'],
  ),
  signInText(
    'password-forgotten',
    null,
    [
      ['忘记密码怎么办？', '如何重置密码', '密码忘了如何找回'],
      '点击登录页的“忘记密码”自助重置：\n1. 填写邮箱账号并完成滑动拼图验证。\n2. 输入分别发送至登记手机与邮箱的验证码，5分钟内有效。\n3. 设置新密码并用新密码登录。\n重置后该账号的所有登录均会退出。未登记手机或手机、邮箱无法使用时，请联系本机构管理员。请勿将密码或验证码告知他人。',
    ],
    [
      ['I forgot my password', 'How is a password reset?'],
      'Click “Forgot password?” on the sign-in page:\n1. Enter your e-mail account and solve the puzzle.\n2. Enter the codes sent to your registered mobile and to your e-mail; they are valid for 5 minutes.\n3. Set a new password and sign in with it.\nAll sessions of the account end. Without a registered mobile, or without access to mobile or e-mail, ask the administrator of your institution. Never pass on a password or a code.',
    ],
    ['重置密码', '找回密码'],
    ['password-expired', 'service-human'],
  ),
  signInText(
    'password-expired',
    null,
    [
      ['密码过期了怎么修改？', '密码有效期多久', '密码多久要换一次', '提示密码已过期请修改密码'],
      '密码有效期为90天。到期后登录会直接进入“修改密码”：输入原密码和新密码（两次一致），提交成功后用新密码重新登录。到期前可随时点击右上角姓名，在“个人中心”的“修改密码”中修改。',
    ],
    [
      ['My password has expired', 'How long is a password valid?'],
      'A password is valid for 90 days. Afterwards the sign-in leads to “Change password”: enter the old one and the new one twice, then sign in with the new one. Before that you can change it at any time: press your name at the top right, then “My account” and “Password”.',
    ],
    ['密码过期', '有效期', '修改密码'],
    ['password-rules'],
  ),
  signInText(
    'password-rules',
    null,
    [
      ['密码有什么要求？', '新密码设置规则', '密码复杂度', '提示新密码过于常见'],
      '新密码须为8至64个字符，至少包含大写字母、小写字母、数字、符号中的三类，不含空格，不得与最近5次使用过的密码相同，也不能是过于常见的密码。',
    ],
    [
      ['What are the rules for a password?', 'Password requirements'],
      '8 to 64 characters, at least three of upper case, lower case, digits and symbols, no spaces, none of your last five passwords and no common one.',
    ],
    ['密码规则', '复杂度'],
    ['password-expired'],
  ),
  signInText(
    'sign-in-slider',
    null,
    [
      ['滑块验证总是不通过怎么办？', '拼图对不准', '滑动验证失败', '滑动验证码过期'],
      '拖动滑块使拼图与缺口重合即可，也可用方向键移动、回车键确认。每张图片只能尝试一次且2分钟内有效：未通过时点击“换一张”重新验证。若图片加载不出来，请检查网络后点击“重试”。',
    ],
    [
      ['The slider puzzle does not work', 'Slider verification fails'],
      'Drag the piece into the gap, or move it with the arrow keys and press Enter. Each picture can be tried once and lives two minutes; press “Another picture” for a new one. If the picture does not load, check the network and press “Try again”.',
    ],
    ['滑块', '拼图', '滑动验证'],
    ['sign-in-how'],
  ),
  signInText(
    'sign-in-sms',
    null,
    [
      ['收不到短信验证码怎么办？', '验证码没收到', '短信验证码发送失败', '获取验证码没有反应'],
      '请确认：\n1. 账号密码正确且已通过滑动验证，否则不会发送。\n2. 页面提示的手机尾号是您本人的号码。\n3. 未被手机安全软件拦截。\n每分钟最多发送1次，每小时5次，每天10次；超过后请稍后再试或改用密码登录。手机号变更请联系本机构管理员。',
    ],
    [
      ['I do not receive the SMS code', 'No verification code arrives'],
      'Please check that account and password are right and the puzzle is solved, that the masked number shown is yours, and that no app blocks the message. One code a minute, five an hour and ten a day are sent at most. If your number has changed, ask your administrator.',
    ],
    ['短信', '验证码', '收不到'],
    ['sign-in-sms-expired', 'sign-in-no-phone'],
  ),
  signInText(
    'sign-in-sms-expired',
    null,
    [
      ['短信验证码多久有效？', '提示短信验证码已失效', '验证码过期', '短信验证码错误'],
      '验证码为6位数字，5分钟内有效，只能用一次，最多输错5次。失效后请点击“获取验证码”重新获取，以最新一条短信为准。',
    ],
    [
      ['How long is an SMS code valid?', 'The SMS code has expired or is wrong'],
      'A code has six digits, is valid for five minutes, works once and bears five wrong tries. Request a new one afterwards and use the newest message.',
    ],
    ['验证码有效期'],
    ['sign-in-sms'],
  ),
  signInText(
    'sign-in-no-phone',
    null,
    [
      ['提示“该账号未登记手机号码，请联系管理员”怎么办？', '如何更换登录手机号', '手机号码变更'],
      '登录手机号由本机构管理员登记维护。请联系管理员为您登记或更换手机号，办理完成前可使用密码登录。',
    ],
    [
      ['No mobile number is registered for my account', 'How do I change my mobile number?'],
      'The administrator of your institution keeps the numbers. Ask for yours to be registered or changed; until then sign in with the password.',
    ],
    ['手机号', '更换手机'],
    ['sign-in-sms'],
  ),
  signInText(
    'session-ended',
    null,
    [
      ['为什么页面提示登录已过期？', '多久不操作会自动退出', '登录超时', '会话失效', '请认证'],
      '为保护账户安全，30分钟无操作或登录满12小时后会话自动结束。此时登录框会浮在当前页面上，用同一账号重新登录即可继续，已填写的内容会保留；请不要关闭浏览器。',
    ],
    [
      ['Why has my session ended?', 'When am I signed out automatically?'],
      'A session ends after 30 minutes without activity and after 12 hours in any case. The sign-in opens over your page: sign in as the same person and go on, what you typed is kept. Do not close the browser.',
    ],
    ['超时', '过期', '自动退出'],
    ['lock-screen'],
  ),
  signInText(
    'sign-in-strong',
    null,
    [
      ['为什么提示该功能需使用短信或UKEY登录后访问？', '部分菜单密码登录打不开', '需要短信登录才能访问'],
      '该菜单涉及较高风险的业务，密码登录的会话不能访问。请退出后选择短信登录或UKey登录，再打开该菜单。',
    ],
    [
      ['Why does a menu need an SMS or UKEY sign-in?'],
      'The menu holds business of higher risk, which a password session may not open. Sign out, sign in by SMS or UKey and open it again.',
    ],
    ['UKEY', '短信登录'],
    ['sign-in-how'],
  ),
  signInText(
    'sign-out',
    null,
    [
      ['如何退出登录？', '怎么注销当前账号', '切换账号登录'],
      '点击右上角姓名，选择“退出登录”。若有未保存的内容会先提示确认。',
    ],
    [
      ['How do I sign out?'],
      'Open your name at the top right and choose “Sign out”. Unsaved input is asked about first.',
    ],
    ['退出', '注销'],
    ['session-ended'],
  ),
  signInText(
    'lock-screen',
    null,
    [
      ['离开座位时如何锁屏？', '锁屏功能在哪里', '如何解锁屏幕', '锁屏密码是什么'],
      '点击顶部的锁形图标即可锁屏，页面与已填写的内容保留。解锁时输入登录密码；连续输错5次会结束会话，需要重新登录。',
    ],
    [
      ['How do I lock the screen?', 'What is the password of the lock screen?'],
      'Press the lock at the top; pages and input stay. Unlock with your sign-in password. Five wrong tries end the session.',
    ],
    ['锁屏', '解锁'],
    ['session-ended'],
  ),
]
