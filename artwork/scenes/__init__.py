"""Every picture of the catalogue, and the icon, by name: a function that sets the stage and says how to print it."""

from . import articles, building, icon, landing, posters, services, states, title

scenes = {
    **title.scenes,
    **articles.scenes,
    **services.scenes,
    **landing.scenes,
    **building.scenes,
    **posters.scenes,
    **states.scenes,
    **icon.scenes,
}
