/** What a browser may take: types, and small pure functions. The schemas are in `contracts/schemas`. */
export { canonicalJson } from './canonical-json.ts';
export { CONTRACT_VERSION } from './contract-version.ts';
export {
  isAllowed,
  matchesAccess,
  type AccessDemands,
  type AccessRule,
  type AccessSubject,
} from './access.ts';
export { IDEMPOTENT_BY_KEY, takesIdempotencyKey } from './idempotency.ts';
export {
  defaultRole,
  isRoleName,
  parseRole,
  roleCodes,
  roleNames,
  type CompanyRoleName,
  type RoleName,
} from './roles.ts';
export {
  closestRoute,
  normalisedPath,
  routeSpecificity,
  type DeclaredPath,
} from './route-match.ts';
export { tableKinds, tableOfKind, type TableKind } from './table-kinds.ts';
export { sdkPackages, sdkVersions } from './sdk-versions.ts';
export { dashboardSlot, slotIds, type SlotId, type SlotProps } from './slots.ts';
export type {
  Language,
  LocalizedText,
  MenuDeclaration,
  RemoteConfig,
  RemoteManifest,
  RouteDeclaration,
  SlotFill,
} from './remote-declaration.ts';
export type { PageDescription, Paint, PaintAnswer, Painter, PaintRequest } from './paint.ts';
export type {
  CanaryRule,
  RegisteredRemote,
  Registry,
  ReleasedVersion,
  ReleaseIntegrity,
  UnsignedRegistry,
} from './registry.ts';
export type {
  LessonBlock,
  LessonBlockOf,
  LessonListItem,
  LessonText,
  LessonTextLine,
  LessonTextPiece,
} from './lesson-text/lesson-text.ts';
export { paragraphsOf, picturesOf, plainLine, plainTextOf } from './lesson-text/plain-text.ts';
export { isSafeLink } from './lesson-text/safe-link.ts';
