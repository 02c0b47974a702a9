import { paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { previewedServices } from '../../data/services/previewedServices';
import { ServicesSection } from '../../ui/ServicesSection';
import { strings } from './strings';

export function ServicesPreview() {
  return (
    <ServicesSection
      services={previewedServices}
      action={<ButtonLink to={paths.services()}>{strings.services.all}</ButtonLink>}
    />
  );
}
