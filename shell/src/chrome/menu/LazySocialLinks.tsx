import { useEffect, useState, type ComponentType } from 'react';

/** The links come when a menu opens: icons that the first page does not show, it does not carry. */
export function LazySocialLinks() {
  const [Links, setLinks] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const module = await import('./SocialLinks.tsx');
      setLinks(() => module.SocialLinks);
    };
    // Without them the menu does all that it must.
    load().catch(() => undefined);
  }, []);
  return Links && <Links />;
}
