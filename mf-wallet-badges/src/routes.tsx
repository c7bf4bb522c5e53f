import type { RouteObject } from 'react-router-dom';
import { patterns, paths } from 'shared-ui/paths';
import { lazyPage } from 'shared-ui/remote';

export const routes: RouteObject[] = [
  {
    path: paths.curriculum(),
    lazy: lazyPage(() => import('./curriculum/CurriculumPage.tsx').then((m) => m.CurriculumPage)),
  },
  {
    path: paths.connectApplication(),
    lazy: lazyPage(() =>
      import('./curriculum/connected-applications/ConsentPage.tsx').then((m) => m.ConsentPage),
    ),
  },
  {
    path: paths.skills(),
    lazy: lazyPage(() => import('./skills/SkillsPage.tsx').then((m) => m.SkillsPage)),
  },
  {
    path: patterns.skill,
    lazy: lazyPage(() => import('./skills/SkillPage.tsx').then((m) => m.SkillPage)),
  },
  {
    path: paths.wallet(),
    lazy: lazyPage(() => import('./wallet/WalletPage.tsx').then((m) => m.WalletPage)),
  },
  {
    path: paths.accreditation(),
    lazy: lazyPage(() =>
      import('./accreditation/AccreditationPage.tsx').then((m) => m.AccreditationPage),
    ),
  },
  {
    path: patterns.certification,
    lazy: lazyPage(() =>
      import('./certification/CertificationPage.tsx').then((m) => m.CertificationPage),
    ),
  },
  {
    path: paths.publicVerify(),
    lazy: lazyPage(() => import('./certification/file/VerifyPage.tsx').then((m) => m.VerifyPage)),
  },
  {
    path: patterns.publicCertification,
    lazy: lazyPage(() =>
      import('./certification/PublicCertificationPage.tsx').then((m) => m.PublicCertificationPage),
    ),
  },
  {
    path: patterns.publicCurriculum,
    lazy: lazyPage(() =>
      import('./shared-curriculum/SharedCurriculumPage.tsx').then((m) => m.SharedCurriculumPage),
    ),
  },
];
